const place = '/* ahead */ {}';

/** Chunks of that name or source, and what they import at once. */
function reached(bundle, isWanted) {
  const found = new Set();
  const waiting = Object.values(bundle).filter((one) => one.type === 'chunk' && isWanted(one));
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports.map((name) => bundle[name]).filter((one) => one !== undefined));
  }
  return [...found];
}

const filesOf = (chunks) => [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName]))];

/**
 * A vite plugin that names in the page what anyone who is remembered needs before their first list: otherwise each part is received
 * of when the one before it has run. `chunks` are names of groups, `languages` sources by language.
 */
export function ahead({ chunks, languages }) {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(place)) throw new Error(`index.html has no place for what is fetched ahead: ${place}`);
        const atOnce = new Set(filesOf(reached(bundle, ({ isEntry }) => isEntry)));
        const named = Object.entries(languages).map(([language, source]) => {
          const isWanted = ({ name, moduleIds }) => chunks.includes(name) || moduleIds.some((id) => id.endsWith(source));
          return [language, filesOf(reached(bundle, isWanted)).filter((file) => !atOnce.has(file))];
        });
        return html.replace(place, () => JSON.stringify(Object.fromEntries(named)));
      },
    },
  };
}
