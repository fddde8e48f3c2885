/** What `npm test -- …` asks for; `since` is the commit that the working tree is compared with. */
export type Asked = { readonly names: readonly string[]; readonly since: string | undefined; readonly slowest: boolean };

export function askedBy(args: readonly string[]): Asked;
