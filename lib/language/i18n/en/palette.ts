import { coloursOf } from '@/lib/language/i18n/palette-colours';

export const palette = {
  messages: {
    title: 'Color Palettes',
    intro: 'Open a group, then press a color to copy its hex code.',
    close: 'Close',
    copied: 'Copied {hex}',
    byHand: 'Copy this code',
  },
  groups: coloursOf(`
Whites & off-whites: Fresh Plaster, Washed Linen, Candle Wax, Morning Frost, Oat Milk, Eggshell Cup,
  Chalk Cliff, Quiet Fog, Raw Cotton, Old Piano Key
Grays: Thin Cloud, River Mist, Dry Pebble, Weathered Fence, Rain Gutter, Pigeon Wing, Flint, Slate Roof,
  Storm Front, Wet Asphalt
Beiges & tans: Almond Flour, Beach Path, Rolled Oats, Straw Hat, Wicker Chair, Field Sparrow,
  Saddle Blanket, Toasted Almond, Canyon Trail, Worn Leather
Yellows: Lemon Ice, Butter Dish, Chick Down, Porch Light, Sunflower Row, Honey Jar, School Bus,
  Harvest Field, Brass Knob, Mustard Seed
Oranges & terracottas: Peach Skin, Cantaloupe, Apricot Jam, Tangerine Peel, Traffic Cone, Pumpkin Stand,
  Clay Pot, Roof Tile, Adobe Wall, Kiln Brick
Reds: Watermelon Ice, Coral Bell, Garden Tomato, Mailbox Flag, Fire Hydrant, Red Maple, Barn Door,
  Cherry Cola, Brick Cellar, Dark Merlot
Pinks: Ballet Slipper, Seashell Lip, Cotton Candy, Peony Bud, Pink Lemonade, Wild Rose, Azalea Hedge,
  Raspberry Tart, Rhubarb Stalk, Dried Rose
Purples: Lilac Haze, Lavender Soap, Wisteria Arch, Iris Petal, Crocus, Thistle Head, Grape Soda,
  Plum Skin, Blackcurrant, Midnight Fig
Blues: First Snow Sky, Bird Bath, Clear Noon, Faded Denim, Cornflower Field, Lake House, Blue Heron,
  Work Jeans, Harbor Night, Navy Coat
Teals & aquas: Pool Steps, Sea Spray, Mint Tin, Glass Bottle, Tide Pool, Copper Patina, Kingfisher,
  Deep Lagoon, Spruce Shade, Night Ferry
Greens: Celery Heart, Pea Shoot, Sage Bundle, New Clover, Mown Lawn, Fern Frond, Garden Gate, Ivy Wall,
  Pine Needle, Forest Floor
Browns & blacks: Cinnamon Stick, Cedar Shingle, Walnut Shell, Roasted Chestnut, Coffee Bean,
  Tilled Soil, Cast Iron, Charcoal Stick, Black Kettle, Moonless Night
`),
};

export type Palette = typeof palette;
