import { rowsOf } from '@/test/rows';
import { coordinatesIn } from './coordinates';

test.each(rowsOf('lib/language/geo/coordinates.txt'))('%s: %s', (link, point) => {
  const found = coordinatesIn(link);
  expect(found ? `${found.latitude},${found.longitude}` : '').toBe(point);
});
