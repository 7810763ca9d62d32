/** The paint colours of the palette, and the words around them. A group's colours go from light to dark. */
export const en = {
  words: {
    title: 'Color Palettes', intro: 'Open a group, then press a color to copy its hex code.', close: 'Close',
    copied: 'Copied {hex}', byHand: 'Copy this code',
  },
  groups: {
    whites: {
      name: 'Whites & off-whites',
      colours: {
        '#FDFDFB': 'Fresh Plaster', '#F9F8F3': 'Washed Linen', '#F7F4EA': 'Candle Wax', '#F1F3F2': 'Morning Frost', '#F4F1E8': 'Oat Milk',
        '#F0EBDF': 'Eggshell Cup', '#ECEAE4': 'Chalk Cliff', '#E6E7E3': 'Quiet Fog', '#E9E4D6': 'Raw Cotton', '#E3DCCB': 'Old Piano Key',
      },
    },
    grays: {
      name: 'Grays',
      colours: {
        '#DDDEDC': 'Thin Cloud', '#CBCDCC': 'River Mist', '#B9BAB6': 'Dry Pebble', '#A8A7A2': 'Weathered Fence', '#979B9E': 'Rain Gutter',
        '#82878B': 'Pigeon Wing', '#6F7174': 'Flint', '#5C6166': 'Slate Roof', '#484C50': 'Storm Front', '#35393D': 'Wet Asphalt',
      },
    },
    beiges: {
      name: 'Beiges & tans',
      colours: {
        '#EADFCB': 'Almond Flour', '#E0D2B8': 'Beach Path', '#D6C4A4': 'Rolled Oats', '#CDB792': 'Straw Hat', '#C3AB8B': 'Wicker Chair',
        '#B89B76': 'Field Sparrow', '#AA8C69': 'Saddle Blanket', '#9A7D5B': 'Toasted Almond', '#8A7058': 'Canyon Trail', '#77604A': 'Worn Leather',
      },
    },
    yellows: {
      name: 'Yellows',
      colours: {
        '#FBF3C9': 'Lemon Ice', '#F9EAA5': 'Butter Dish', '#F6DF85': 'Chick Down', '#F4D35E': 'Porch Light', '#F0C63B': 'Sunflower Row',
        '#E8B72C': 'Honey Jar', '#DDA624': 'School Bus', '#CB9626': 'Harvest Field', '#B4862C': 'Brass Knob', '#96702A': 'Mustard Seed',
      },
    },
    oranges: {
      name: 'Oranges & terracottas',
      colours: {
        '#FBDDC4': 'Peach Skin', '#F8C69C': 'Cantaloupe', '#F4AB75': 'Apricot Jam', '#EE9150': 'Tangerine Peel', '#E67A34': 'Traffic Cone',
        '#D8692F': 'Pumpkin Stand', '#C65D34': 'Clay Pot', '#B2523A': 'Roof Tile', '#9A4932': 'Adobe Wall', '#7F3D2B': 'Kiln Brick',
      },
    },
    reds: {
      name: 'Reds',
      colours: {
        '#F1A79B': 'Watermelon Ice', '#E7806F': 'Coral Bell', '#DC5F50': 'Garden Tomato', '#CE4238': 'Mailbox Flag', '#BC322F': 'Fire Hydrant',
        '#A92A2C': 'Red Maple', '#94262A': 'Barn Door', '#7E2228': 'Cherry Cola', '#681F26': 'Brick Cellar', '#521B21': 'Dark Merlot',
      },
    },
    pinks: {
      name: 'Pinks',
      colours: {
        '#FCECEC': 'Ballet Slipper', '#F9DADB': 'Seashell Lip', '#F5C5C9': 'Cotton Candy', '#EFACB5': 'Peony Bud', '#E793A1': 'Pink Lemonade',
        '#DB788B': 'Wild Rose', '#CB5F77': 'Azalea Hedge', '#B54C66': 'Raspberry Tart', '#9A4058': 'Rhubarb Stalk', '#7C364A': 'Dried Rose',
      },
    },
    purples: {
      name: 'Purples',
      colours: {
        '#EFE9F4': 'Lilac Haze', '#DFD3EA': 'Lavender Soap', '#CCBBDD': 'Wisteria Arch', '#B7A1CE': 'Iris Petal', '#A087BC': 'Crocus',
        '#896FA8': 'Thistle Head', '#735A92': 'Grape Soda', '#5F497B': 'Plum Skin', '#4C3A63': 'Blackcurrant', '#3A2D4B': 'Midnight Fig',
      },
    },
    blues: {
      name: 'Blues',
      colours: {
        '#E6F0F7': 'First Snow Sky', '#CFE2F0': 'Bird Bath', '#B2D0E6': 'Clear Noon', '#8FB9D8': 'Faded Denim', '#6B9EC6': 'Cornflower Field',
        '#4B83B1': 'Lake House', '#376A97': 'Blue Heron', '#2B547C': 'Work Jeans', '#234262': 'Harbor Night', '#1B314A': 'Navy Coat',
      },
    },
    teals: {
      name: 'Teals & aquas',
      colours: {
        '#E0F3F1': 'Pool Steps', '#C2E7E3': 'Sea Spray', '#9DD7D2': 'Mint Tin', '#74C2BE': 'Glass Bottle', '#4CAAA7': 'Tide Pool',
        '#318F8F': 'Copper Patina', '#257678': 'Kingfisher', '#1F5F63': 'Deep Lagoon', '#1B4B50': 'Spruce Shade', '#17393E': 'Night Ferry',
      },
    },
    greens: {
      name: 'Greens',
      colours: {
        '#EAF1E1': 'Celery Heart', '#D3E2C3': 'Pea Shoot', '#B8CFA3': 'Sage Bundle', '#9ABA83': 'New Clover', '#7DA266': 'Mown Lawn',
        '#648A50': 'Fern Frond', '#4F7242': 'Garden Gate', '#3F5C37': 'Ivy Wall', '#31482D': 'Pine Needle', '#253624': 'Forest Floor',
      },
    },
    browns: {
      name: 'Browns & blacks',
      colours: {
        '#A07A5C': 'Cinnamon Stick', '#8A6548': 'Cedar Shingle', '#73523B': 'Walnut Shell', '#5F4433': 'Roasted Chestnut', '#4C382C': 'Coffee Bean',
        '#3B2E27': 'Tilled Soil', '#2E2926': 'Cast Iron', '#262728': 'Charcoal Stick', '#1B1D1F': 'Black Kettle', '#0F1011': 'Moonless Night',
      },
    },
  },
};

type Groups = typeof en.groups;

/** The palette in one language: the same groups, and the same colours in them, in every language. */
export type Palette = {
  words: Record<keyof typeof en.words, string>;
  groups: { [Group in keyof Groups]: { name: string; colours: Record<keyof Groups[Group]['colours'], string> } };
};
