import codes from './palette-codes.json' with { type: 'json' };

type Group = { name: string; colours: Record<string, string> };

/** The palette of one language; `groups` in the order of the codes: 'Grays: Thin Cloud, River Mist'. */
export const paletteOf = <Words>({ messages, groups }: { messages: Words; groups: readonly string[] }) => ({
  messages,
  groups: Object.fromEntries(
    Object.entries(codes).map(([id, hexes], row): [string, Group] => {
      const [name = '', names = ''] = groups[row]?.split(': ') ?? [];
      const colours = names.split(', ').map((colour, index) => [`#${hexes.split(' ')[index]}`, colour]);
      return [id, { name, colours: Object.fromEntries(colours) }];
    }),
  ) as Record<keyof typeof codes, Group>,
});
