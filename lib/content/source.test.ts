import { recordIdIn } from './source';

test.each([
  [{ docId: ' acme-1 ' }, 'acme-1'],
  [{ docId: ' ' }, null],
  [{ docId: 5 }, null],
  [{}, null],
  ['acme-1', null],
  [null, null],
])('the reviews of the record %j are those of %j', (document, id) => expect(recordIdIn(document)).toBe(id));
