import { register } from 'node:module';

// The generators build syntax trees by the JavaScript API of TypeScript, which version 7 no longer has: they get version 5 instead.
const typescript5 = `export { ts as default } from ${JSON.stringify(import.meta.resolve('@ts-morph/common'))}`;
const url = `data:text/javascript,${encodeURIComponent(typescript5)}`;
const hook = `export const resolve = (name, context, next) => name === 'typescript' ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
