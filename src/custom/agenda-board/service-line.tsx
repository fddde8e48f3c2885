import type { JSX } from 'react';
import { DragGrip, DropPlace } from '../../ui/behaviour/drag-area.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';
import { type Line, lineKey } from './board.ts';
import { useBoardWords } from './board-words.ts';

export type LineGoal = { readonly id: number | null; readonly name: string };

type ServiceLineProps = {
  readonly line: Line;
  /** Null outside of all agendas: there is no order. */
  readonly agenda: number | null;
  /** Where the line is: a store, or how many. */
  readonly where: string;
  readonly note: string | undefined;
  readonly goals: readonly LineGoal[];
  readonly mayMove: boolean;
  readonly onStep: ((by: -1 | 1) => void) | undefined;
  readonly ends: { readonly first: boolean; readonly last: boolean };
  readonly onGoal: (goal: number | null) => void;
};

/** A service of an agenda: dragged, or moved by its buttons. */
export function ServiceLine({ line, agenda, where, note, goals, mayMove, onStep, ends, onGoal }: ServiceLineProps): JSX.Element {
  const words = useBoardWords();
  const key = lineKey(agenda, line);
  const named = `${line.name}, ${where}`;
  return (
    <DropPlace place={key} className="agenda-line" line={key}>
      <DragGrip source={mayMove ? key : undefined}>
        <span className="agenda-line__words">
          <span className="agenda-line__name">{line.name}</span>
          <span className="agenda-line__where">{note === undefined ? where : `${where} · ${note}`}</span>
        </span>
      </DragGrip>
      {mayMove ? (
        <span className="agenda-line__tools">
          {onStep === undefined ? null : (
            <>
              <span data-button="up">
                <IconButton icon="chevronUp" label={words.up(named)} aria-disabled={ends.first || undefined} onClick={() => onStep(-1)} />
              </span>
              <span data-button="down">
                <IconButton icon="chevronDown" label={words.down(named)} aria-disabled={ends.last || undefined} onClick={() => onStep(1)} />
              </span>
            </>
          )}
          <span data-button="goal">
            <MenuButton icon="more" iconOnly label={words.moveTo(named)}>
              {(close) =>
                goals
                  .filter(({ id }) => id !== agenda)
                  .map(({ id, name }) => (
                    <MenuItem
                      key={id ?? 'outside'}
                      onClick={() => {
                        close();
                        onGoal(id);
                      }}
                    >
                      {name}
                    </MenuItem>
                  ))
              }
            </MenuButton>
          </span>
        </span>
      ) : null}
    </DropPlace>
  );
}
