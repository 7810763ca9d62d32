type Json = Record<string, unknown>;

export const longText = (words: string) => `${words} `.repeat(20).trim();

/** A record in which the doctor finds nothing: a test breaks it in one way. */
export const goodRecord = (): Json => ({
  docId: 'acme',
  dbPrincipal: {
    name: 'Acme Painting',
    logo: '/assets/demo/logo.svg',
    exprYears: 18,
    miles: 30,
    location: [{ address: '1200 Larimer Street, Denver, CO 80204' }],
    phones: [{ phone: '303-555-0142', name: 'Office' }],
    emails: [{ email: 'hello@acme.example.com' }],
    workdays: [{ day: 'Monday - Friday' }],
    workHours: [{ hour: '8:00 AM - 5:00 PM' }],
  },
  dbSlogan: [{ slogan: 'Cared for' }],
  dbAbout: [{ text: 'Acme paints homes in Denver.' }, { text: 'One crew.' }],
  dbValues: [{ title: 'One', description: 'First' }],
  dbServices: [
    { name: 'Interior Painting', description: [{ text: 'Rooms.', lists: [longText('we paint rooms')] }] },
    { name: 'Deck Repair', description: [{ text: 'Decks.', lists: [longText('we mend decks')] }] },
  ],
  stock: ['/assets/demo/white-brick-front.jpg'],
  simpleWidgets: [{ val: 'CallUsNow', activo: true }],
  linkPostEmail: 'https://leads.example.com/inbox',
  styles: { mainColor: '#1d4457', secondaryColor: '#b4532a', btn: '#b4532a', btnHover: '#97431f' },
  options: { trade: 'painter', counters: false, search: { titles: 'local' } },
});

/** `record` with `value` at `path`; undefined removes the field. */
export const brokenRecord = (path: string, value: unknown): Json => {
  const record = goodRecord();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((below, key) => below[key] as Json, record);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return record;
};
