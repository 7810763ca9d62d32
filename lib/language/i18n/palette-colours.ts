/** The groups of the palette with the hex codes of their colours. */
const codes = {
  whites: 'FDFDFB F9F8F3 F7F4EA F1F3F2 F4F1E8 F0EBDF ECEAE4 E6E7E3 E9E4D6 E3DCCB',
  grays: 'DDDEDC CBCDCC B9BAB6 A8A7A2 979B9E 82878B 6F7174 5C6166 484C50 35393D',
  beiges: 'EADFCB E0D2B8 D6C4A4 CDB792 C3AB8B B89B76 AA8C69 9A7D5B 8A7058 77604A',
  yellows: 'FBF3C9 F9EAA5 F6DF85 F4D35E F0C63B E8B72C DDA624 CB9626 B4862C 96702A',
  oranges: 'FBDDC4 F8C69C F4AB75 EE9150 E67A34 D8692F C65D34 B2523A 9A4932 7F3D2B',
  reds: 'F1A79B E7806F DC5F50 CE4238 BC322F A92A2C 94262A 7E2228 681F26 521B21',
  pinks: 'FCECEC F9DADB F5C5C9 EFACB5 E793A1 DB788B CB5F77 B54C66 9A4058 7C364A',
  purples: 'EFE9F4 DFD3EA CCBBDD B7A1CE A087BC 896FA8 735A92 5F497B 4C3A63 3A2D4B',
  blues: 'E6F0F7 CFE2F0 B2D0E6 8FB9D8 6B9EC6 4B83B1 376A97 2B547C 234262 1B314A',
  teals: 'E0F3F1 C2E7E3 9DD7D2 74C2BE 4CAAA7 318F8F 257678 1F5F63 1B4B50 17393E',
  greens: 'EAF1E1 D3E2C3 B8CFA3 9ABA83 7DA266 648A50 4F7242 3F5C37 31482D 253624',
  browns: 'A07A5C 8A6548 73523B 5F4433 4C382C 3B2E27 2E2926 262728 1B1D1F 0F1011',
};

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
