import 'server-only';
import type { Database } from '@/lib/platform/db';
import type { NewPhoto, Photo } from './lead';

export const leadPhotos = (db: Database) => ({
  /** Adds the processed photos to a lead that was just stored, and ends its hold (`NewLead.holdUntil`). */
  addPhotos: async (lead: string, photos: readonly NewPhoto[], now: number): Promise<void> => {
    await db.batch([
      ...photos.map(({ type, bytes }, index) => ({
        sql: 'insert into lead_photos (id, lead, position, type, bytes) values (?, ?, ?, ?, ?) on conflict (id) do nothing',
        args: [`${lead}.${index + 1}`, lead, index, type, bytes],
      })),
      {
        sql: "update leads set due_at = ? where id = ? and state = 'waiting' and attempts = 0",
        args: [now, lead],
      },
    ]);
  },

  photos: async (lead: string): Promise<Photo[]> =>
    (await db.all('select id, type, bytes from lead_photos where lead = ? order by position', [lead])).map(
      ({ id, type, bytes }) => ({ id: String(id), type: String(type), bytes: bytes as Uint8Array }),
    ),

  /** Which photos a lead has, without their bytes. */
  photoIds: async (lead: string): Promise<Omit<Photo, 'bytes'>[]> =>
    (await db.all('select id, type from lead_photos where lead = ? order by position', [lead])).map(
      ({ id, type }) => ({ id: String(id), type: String(type) }),
    ),

  photo: async (id: string): Promise<Photo | null> =>
    (await db.all('select id, type, bytes from lead_photos where id = ?', [id])).map(({ type, bytes }) => ({
      id,
      type: String(type),
      bytes: bytes as Uint8Array,
    }))[0] ?? null,
});
