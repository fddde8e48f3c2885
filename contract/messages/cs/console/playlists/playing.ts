import type { Why } from '../../../../rules/playing/what-plays.ts';

/** Why a playlist plays, or why nothing does: a sentence. */
export function whyPlays(why: Why): string {
  switch (why.is) {
    case 'none':
      return 'Nic tu nehraje: žádný aktivní playlist se soubory sem nemíří.';
    case 'outside':
      return 'Nic tu nehraje: playlisty, které sem míří, mají teď pauzu.';
    case 'alone':
      return 'Jiný playlist sem teď nemíří.';
    case 'priority':
      return `${why.winner.name} má vyšší prioritu (${why.winner.priority} proti ${why.over.priority}) než ${why.over.name}.`;
    case 'direct':
      return `${why.winner.name} míří přímo sem, ${why.over.name} na všechny displeje pobočky.`;
    case 'later_start':
      return `${why.winner.name} začíná později než ${why.over.name}, při stejné prioritě má přednost.`;
    case 'older':
      return `${why.winner.name} byl založen dříve než ${why.over.name}, vše ostatní mají stejné.`;
  }
}
