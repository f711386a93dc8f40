/** The folders of a tree that is drawn by indentation between fences, with what each is for. */
export function foldersIn(text: string): { path: string; purpose: string }[] {
  const drawn = /^```\n([^]*?)^```/m.exec(text)?.[1] ?? '';
  const above: { depth: number; path: string }[] = [];
  return [...drawn.matchAll(/^( *)(\S+)\/ +(\S.*)$/gm)].map(
    ([, indent = '', name = '', purpose = '']) => {
      while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop();
      const parent = above.at(-1);
      const path = parent ? `${parent.path}/${name}` : name;
      above.push({ depth: indent.length, path });
      return { path, purpose };
    },
  );
}
