import { Gutter } from '@payloadcms/ui';
import type { Payload, PayloadRequest } from 'payload';
import { isAgency, ownBusinesses } from '../../access/access';
import { contentOf, type Doc } from '../../collections/business-content';
import { FIRST_ADDRESS } from '../../login/login-links';
import { isGroup } from '../../record/lens';
import { Board } from './board';
import { boardOf } from './board-rows';
import { OwnAddress } from './own-address';
import { OwnerHome } from './owner-home';

type Props = { payload: Payload; initPageResult: { req: PayloadRequest } };

/** Hosts where a customer can write a review: the record's first profile on one of them. */
const REVIEW_HOSTS = /(^|\.)(g\.page|goo\.gl|google\.[a-z.]+|yelp\.[a-z.]+|trustpilot\.com|facebook\.com)$/;
const reviewUrlOf = (doc: Doc): string | null => {
  const { dbSocialMedia } = contentOf(doc).record;
  const profiles = isGroup(dbSocialMedia) && Array.isArray(dbSocialMedia.redes) ? dbSocialMedia.redes : [];
  const urls = profiles.flatMap((one) => (isGroup(one) && typeof one.url === 'string' ? [one.url] : []));
  return urls.find((url) => URL.canParse(url) && REVIEW_HOSTS.test(new URL(url).hostname)) ?? null;
};

/** The first page after a login: an owner's only business, her businesses, or the agency's board. */
export const Start = async ({ payload, initPageResult: { req } }: Props) => {
  if (isAgency(req))
    return (
      <Gutter>
        {req.user?.email === FIRST_ADDRESS ? <OwnAddress /> : null}
        <Board rows={await boardOf(req)} />
      </Gutter>
    );
  const mine = ownBusinesses(req);
  const { docs } = await payload.find({
    collection: 'businesses',
    where: { id: { in: mine } },
    draft: true,
    depth: 0,
    pagination: false,
  });
  const businesses = docs as unknown as (Doc & { id: number; name?: string })[];
  const [only] = businesses;
  const isSpanish = req.i18n.language === 'es';
  return (
    <Gutter>
      {only && businesses.length === 1 ? (
        <OwnerHome id={only.id} name={only.name ?? ''} reviewUrl={reviewUrlOf(only)} />
      ) : (
        <main className="owner-home">
          <h1>{isSpanish ? 'Sus negocios' : 'Your businesses'}</h1>
          <ul className="requests">
            {businesses.map(({ id, name }) => (
              <li key={id}>
                <a href={`/admin/collections/businesses/${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </main>
      )}
    </Gutter>
  );
};
