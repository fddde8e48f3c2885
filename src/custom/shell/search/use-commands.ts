import { useNavigate } from 'react-router';
import { createPageOf } from '../../../../contract/derive/addresses.ts';
import { languages } from '../../../../contract/messages/basics/catalogue.ts';
import { labelsOf } from '../../../../contract/messages/texts.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { densities, modes, themes } from '../../../providers/appearance/appearance.ts';
import { useAppearance, useAppearanceStore } from '../../../providers/appearance/appearance-context.ts';
import { allows } from '../../../providers/rights/rights.ts';
import { useRights } from '../../../providers/rights/use-rights.ts';
import { useMessages } from '../../../providers/words/console-words.ts';
import { isEntity } from './found-answer.ts';
import type { Option } from './option.ts';

type Command = Omit<Option, 'details' | 'isFetched'>;

/** What can be done from anywhere, in addition to going somewhere. */
export function useCommands(showKeys: () => void): readonly Option[] {
  const messages = useMessages();
  const navigate = useNavigate();
  const rights = useRights();
  const creations = Object.keys(registry).flatMap((name): readonly Command[] => {
    if (!isEntity(name) || 'singleton' in registry[name] || !allows(rights, name, 'create')) return [];
    const { adding, ...noun } = labelsOf(messages, name).noun;
    const usual = messages.grammar.createAction(noun);
    return [
      { key: `create/${name}`, label: adding ?? usual, alias: usual, icon: 'plus', run: () => void navigate(createPageOf(registry[name])) },
    ];
  });
  const { shell } = messages.console;
  const own: readonly Command[] = [
    { key: 'keys', label: shell.shortcuts, icon: 'keyboard', run: showKeys },
    { key: 'password', label: shell.changePassword, icon: 'key', run: () => void navigate(accessPaths.changePassword) },
    { key: 'sign-out', label: shell.signOut, icon: 'signOut', run: () => void navigate(accessPaths.signOut) },
  ];
  const all = [...creations, ...useFullScreen(), ...useLooks(), ...own];
  return all.map((command) => ({ ...command, details: [], isFetched: false }));
}

function useFullScreen(): readonly Command[] {
  const { shell } = useMessages().console;
  if (!document.fullscreenEnabled) return [];
  const isFull = document.fullscreenElement !== null;
  return [
    {
      key: 'full-screen',
      label: isFull ? shell.leaveFullScreen : shell.enterFullScreen,
      icon: isFull ? 'compress' : 'expand',
      run: () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    },
  ];
}

const modeIcons = { light: 'sun', dark: 'moon', system: 'display' } as const;

/** Changes of how the console looks, but for what is chosen already. */
function useLooks(): readonly Command[] {
  const { shell, appearance: words, search } = useMessages().console;
  const chosen = useAppearance();
  const { change } = useAppearanceStore();
  return [
    ...modes
      .filter((mode) => mode !== chosen.mode)
      .map(
        (mode): Command => ({
          key: `mode/${mode}`,
          label: search.set(words.mode, words.modes[mode]),
          icon: modeIcons[mode],
          run: () => change({ mode }),
        }),
      ),
    ...languages
      .filter((language) => language !== chosen.language)
      .map(
        (language): Command => ({
          key: `language/${language}`,
          label: search.set(shell.language, shell.languages[language]),
          icon: 'globe',
          run: () => change({ language }),
        }),
      ),
    ...themes
      .filter((theme) => theme !== chosen.theme)
      .map((theme): Command => ({ key: `theme/${theme}`, label: words.themes[theme], icon: 'palette', run: () => change({ theme }) })),
    ...densities
      .filter((density) => density !== chosen.density)
      .map(
        (density): Command => ({
          key: `density/${density}`,
          label: search.set(words.density, words.densities[density]),
          icon: 'list',
          run: () => change({ density }),
        }),
      ),
  ];
}
