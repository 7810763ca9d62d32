import { siteFor } from '@/lib/content/testing';
test('a', () => { expect(siteFor().name).toBe('Our business'); console.error('x'); });
