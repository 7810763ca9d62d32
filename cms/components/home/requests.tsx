'use client';

import { useState } from 'react';
import { Press, useMoments, useWords } from '../basics';
import { ask, useAnswer, useOutcome } from '../ask';

type Request = {
  id: string;
  receivedAt: string;
  name: string;
  fields: { name: string; value: string }[];
  callBack: string | null;
  replyTo: string | null;
  photos: string[];
  suspicious: string[];
  isUndelivered: boolean;
  handled: 'answered' | 'done' | null;
};
type Page = { requests: Request[]; next: string | null };

const valueOf = ({ fields }: Request, name: string) =>
  fields.find((field) => field.name === name)?.value ?? '';

/** `url`: the route of the business's requests */
const One = ({ request, url }: { request: Request; url: string }) => {
  const say = useWords();
  const { id, name, callBack, replyTo, photos, isUndelivered, receivedAt, suspicious } = request;
  const [handled, setHandled] = useState(request.handled);
  const { outcome, send } = useOutcome(url, say('Not changed. Try again.'));
  const when = useMoments();
  const [message, service, phone] = ['message', 'service', 'phone'].map((field) => valueOf(request, field));
  const labels: Record<string, string> = {
    address: say('Address'),
    bestWay: say('Best way to reach'),
    email: say('E-mail'),
    phone: say('Phone'),
  };
  const rest = request.fields.filter(({ name: field }) => field in labels);
  const mark = async (next: Request['handled']) => {
    if (await send({ id, handled: next }, () => '')) setHandled(next);
  };
  const subject = encodeURIComponent(say('Your request'));
  return (
    <li className="request" data-handled={handled ?? 'open'}>
      <h3>{name || phone || replyTo}</h3>
      <p className="request-when">{[when(receivedAt), service].filter(Boolean).join(' · ')}</p>
      <p className="request-text">{message}</p>
      <dl>
        {rest.map(({ name: key, value }) => (
          <div key={key}>
            <dt>{labels[key]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {photos.length ? (
        <p className="buttons">
          {photos.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              {say('Photo')} {index + 1}
            </a>
          ))}
        </p>
      ) : null}
      {suspicious.length ? <p className="request-when">{say('Possible spam')}</p> : null}
      {isUndelivered ? (
        <p className="request-warning">{say('It has not reached your mailbox yet.')}</p>
      ) : null}
      <p className="buttons">
        {callBack ? (
          <a className="plain-button" href={callBack} onClick={() => void mark('answered')}>
            {say('Call')}
          </a>
        ) : null}
        {replyTo ? (
          <a
            className="plain-button"
            href={`mailto:${replyTo}?subject=${subject}`}
            onClick={() => void mark('answered')}
          >
            {say('Answer by mail')}
          </a>
        ) : null}
        <Press onClick={() => mark(handled === 'done' ? null : 'done')}>
          {handled === 'done' ? say('Not done yet') : say('Done')}
        </Press>
        <span role="status">{handled === 'answered' ? say('Answered') : null}</span>
      </p>
      {outcome ? <p role="alert">{outcome}</p> : null}
    </li>
  );
};

const List = ({ business, refused }: { business: number; refused: boolean }) => {
  const say = useWords();
  const url = `/api/businesses/${business}/requests`;
  const spam = refused ? 'refused=yes&' : '';
  const first = useAnswer<Page>(`${url}?${spam}`);
  const [older, setOlder] = useState<Page[]>([]);
  const [isFailed, setFailed] = useState(false);
  const pages = first.data ? [first.data, ...older] : [];
  const next = pages.at(-1)?.next ?? null;
  const more = async () => {
    const { ok, json } = await ask<Page>(`${url}?${spam}after=${next}`);
    if (json && ok) setOlder([...older, json]);
    setFailed(!ok);
  };
  if (first.state === 'off') return <p>{say('Your requests come by mail.')}</p>;
  if (first.state === 'down') return <p>{say('Your agency took the site down.')}</p>;
  if (first.state === 'failed')
    return (
      <p role="alert">
        {say('Your site does not answer.')} <Press onClick={first.again}>{say('Try again')}</Press>
      </p>
    );
  const requests = pages.flatMap((page) => page.requests);
  if (first.state === 'there' && requests.length === 0)
    return <p>{refused ? say('None.') : say('No requests yet.')}</p>;
  return (
    <>
      <ul className="requests">
        {requests.map((request) => (
          <One key={request.id} request={request} url={url} />
        ))}
      </ul>
      {isFailed ? <p role="alert">{say('Not changed. Try again.')}</p> : null}
      {next ? <Press onClick={more}>{say('Older requests')}</Press> : null}
    </>
  );
};

/** The requests of a business's visitors; possible spam is read only when it is opened. */
export const Requests = ({ business }: { business: number }) => {
  const say = useWords();
  const [isSpamOpen, setSpamOpen] = useState(false);
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{say('Requests')}</h2>
      <List business={business} refused={false} />
      <details onToggle={({ currentTarget }) => setSpamOpen(currentTarget.open)}>
        <summary>{say('Sent by machines')}</summary>
        {isSpamOpen ? <List business={business} refused /> : null}
      </details>
    </section>
  );
};
