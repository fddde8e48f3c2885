import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { parseDisplayDesign } from '../../../../contract/rules/display/display-design.ts';
import { unknownVoiceTags } from '../../../../contract/rules/display/voice-pattern.ts';
import type { ComingRow, Hooks } from '../../../engine/write/hooks.ts';

/** The hooks of a virtual display: its design has its shape, so that a branch never gets one that no display can show. */
export function withDisplayDesign(hooks: Hooks): Hooks {
  return {
    ...hooks,
    judge: async (judging, coming) => {
      const judged = await hooks.judge?.(judging, coming);
      return coming.map((row, at) => judged?.[at] ?? judgeDesign(row));
    },
  };
}

function judgeDesign({ before, after }: ComingRow): Refusal | undefined {
  const { design } = after;
  if (design == null || JSON.stringify(before?.['design']) === JSON.stringify(design) || parseDisplayDesign(design) !== undefined)
    return undefined;
  const [tag] = unknownVoiceTags(patternOf(design));
  return tag === undefined
    ? refuse('display_design_invalid', { at: 'design' })
    : refuse('display_tag_unknown', { at: 'design', details: { tag } });
}

function patternOf(design: unknown): string {
  const { voice } = Object(design);
  const { pattern } = Object(voice);
  return typeof pattern === 'string' ? pattern : '';
}
