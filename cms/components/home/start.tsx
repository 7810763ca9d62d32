import { Gutter } from '@payloadcms/ui';
import type { Payload, PayloadRequest } from 'payload';
import { isAgency, ownBusinesses } from '../../access/access';
import { lastBulkChanges } from '../../changes/bulk-edit';
import { contentOf } from '../../changes/business-content';
import { findAll, findBusiness } from '../../database/find';
import type { Business } from '../../database/tables';
import { FIRST_ADDRESS } from '../../login/login-links';
import { isGroup, listAt } from '../../record/plain-json';
import { said, w } from '../../record/words';
import { settings } from '../../settings/settings';
import { banner } from '../../changes/at-once';
import { Board } from './board';
import { boardOf } from './board-rows';
import { LoggedOut } from './logged-out';
import { OwnerHome } from './owner-home';

type Props = { payload: Payload; initPageResult: { req: PayloadRequest } };

/** Hosts where a customer can write a review: the record's first profile on one of them. */
const REVIEW_HOSTS = /(^|\.)(g\.page|goo\.gl|google\.[a-z.]+|yelp\.[a-z.]+|trustpilot\.com|facebook\.com)$/;
const reviewUrlOf = (doc: Business): string | null => {
  const profiles = listAt(contentOf(doc).record, ['dbSocialMedia', 'redes']);
  const urls = profiles.flatMap((one) => (isGroup(one) && typeof one.url === 'string' ? [one.url] : []));
  return urls.find((url) => URL.canParse(url) && REVIEW_HOSTS.test(new URL(url).hostname)) ?? null;
};

/** The announcement and the projects that her site shows now, which her first page can change. */
const shownOf = (doc: Business) => {
  const { form } = contentOf(doc);
  const text = (name: string) => String(form[name] ?? '');
  const projects = (Array.isArray(form.landings) ? form.landings : []) as { id: string; name?: string }[];
  return {
    banner: { text: text(banner.text), from: text(banner.from), to: text(banner.to) },
    projects: projects.flatMap(({ id, name }) => (name ? [{ id, name }] : [])),
  };
};

const ForAgency = async ({ payload, initPageResult: { req } }: Props) => (
  <>
    {req.user?.email === FIRST_ADDRESS ? (
      <p className="buttons">
        <a className="plain-button" href="/admin/account">
          {said(w('Enter your e-mail address, to which links to log in go'), req.i18n.language)}
        </a>
      </p>
    ) : null}
    <Board
      rows={await boardOf(payload)}
      changes={await lastBulkChanges(req)}
      canRead={settings.siteDir !== null}
    />
  </>
);

const ForOwner = async ({ payload, initPageResult: { req } }: Props) => {
  const mine = { id: { in: ownBusinesses(req) } };
  const [only, ...more] = await findAll(payload, 'businesses', mine, { draft: true });
  if (only && !more.length) {
    const shown = shownOf(await findBusiness(payload, only.id));
    return <OwnerHome id={only.id} name={only.name} reviewUrl={reviewUrlOf(only)} {...shown} />;
  }
  return (
    <main className="owner-home">
      <h1>{said(w('Your businesses'), req.i18n.language)}</h1>
      <ul className="requests">
        {(only ? [only, ...more] : []).map(({ id, name }) => (
          <li key={id}>
            <a href={`/admin/collections/businesses/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
};

/** The first page after a login: an owner's only business, her businesses, or the agency's board. */
export const Start = (props: Props) => (
  <Gutter>
    <LoggedOut />
    {isAgency(props.initPageResult.req) ? <ForAgency {...props} /> : <ForOwner {...props} />}
  </Gutter>
);
