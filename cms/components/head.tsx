import type { Payload, PayloadRequest } from 'payload';
import { ownBusinesses } from '../access/access';
import { contentOf } from '../changes/business-content';
import { findBusiness } from '../database/find';
import { textAt } from '../record/plain-json';
import { said, w } from '../record/words';
import { siteOriginOf } from '../site/previews';

type Props = { payload: Payload; user?: PayloadRequest['user']; i18n: { language: string } };

/** Above an owner's pages: the logo, name and colour of her only business, and the way to its site. */
export const Head = async ({ payload, user, i18n }: Props) => {
  const [id, ...more] = user && user.role !== 'agency' ? ownBusinesses({ user } as PayloadRequest) : [];
  if (!id || more.length) return null;
  const doc = await findBusiness(payload, id, { draft: true }).catch(() => null);
  if (!doc) return null;
  const origin = await siteOriginOf(payload, id, String(doc.pageId));
  const { record } = contentOf(doc);
  const logo = textAt(record, ['dbPrincipal', 'logo']);
  const colour = textAt(record, ['styles', 'mainColor']) ?? undefined;
  const isFound = logo && URL.canParse(logo, origin ?? undefined);
  return (
    <div className="owner-head" style={{ borderColor: colour }}>
      {isFound ? <img src={new URL(logo, origin ?? undefined).href} alt="" /> : null}
      <a href="/admin">{String(doc.name ?? '')}</a>
      {origin ? (
        <a href={origin} target="_blank" rel="noreferrer">
          {said(w('See my site'), i18n.language)}
        </a>
      ) : null}
    </div>
  );
};
