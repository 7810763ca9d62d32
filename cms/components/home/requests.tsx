'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useWords } from '../words';
import { post, useAnswer } from './use-answer';

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

const One = ({ request, mark }: { request: Request; mark: (handled: Request['handled']) => void }) => {
  const say = useWords();
  const { i18n } = useTranslation();
  const { name, callBack, replyTo, photos, handled, isUndelivered, receivedAt } = request;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const [message, service, phone] = ['message', 'service', 'phone'].map((field) => valueOf(request, field));
  const labels: Record<string, string> = {
    address: say('Address', 'Dirección'),
    bestWay: say('Best way to reach', 'Cómo contactar'),
    email: say('E-mail', 'Correo'),
    phone: say('Phone', 'Teléfono'),
  };
  const rest = request.fields.filter(({ name: field }) => field in labels);
  const subject = encodeURIComponent(say('Your request', 'Su solicitud'));
  return (
    <li className="request" data-handled={handled ?? 'open'}>
      <h3>{name || phone || replyTo}</h3>
      <p className="request-when">
        {[when.format(new Date(receivedAt)), service].filter(Boolean).join(' · ')}
      </p>
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
              {say('Photo', 'Foto')} {index + 1}
            </a>
          ))}
        </p>
      ) : null}
      {isUndelivered ? (
        <p className="request-warning">
          {say('It has not reached your mailbox yet.', 'Todavía no llegó a su correo.')}
        </p>
      ) : null}
      <p className="buttons">
        {callBack ? (
          <a className="plain-button" href={callBack} onClick={() => mark('answered')}>
            {say('Call', 'Llamar')}
          </a>
        ) : null}
        {replyTo ? (
          <a
            className="plain-button"
            href={`mailto:${replyTo}?subject=${subject}`}
            onClick={() => mark('answered')}
          >
            {say('Answer by mail', 'Responder por correo')}
          </a>
        ) : null}
        <button
          type="button"
          className="plain-button"
          onClick={() => mark(handled === 'done' ? null : 'done')}
        >
          {handled === 'done' ? say('Not done yet', 'Todavía no') : say('Done', 'Hecho')}
        </button>
        <span role="status">{handled === 'answered' ? say('Answered', 'Respondida') : null}</span>
      </p>
    </li>
  );
};

const List = ({ business, refused }: { business: number; refused: boolean }) => {
  const say = useWords();
  const url = `/api/businesses/${business}/requests`;
  const spam = refused ? 'refused=yes&' : '';
  const first = useAnswer<Page>(`${url}?${spam}`);
  const [older, setOlder] = useState<Page[]>([]);
  const [marks, setMarks] = useState<Record<string, Request['handled']>>({});
  const [isFailed, setFailed] = useState(false);
  const pages = first.data ? [first.data, ...older] : [];
  const next = pages.at(-1)?.next ?? null;
  const more = async () => {
    const answer = await fetch(`${url}?${spam}after=${next}`).catch(() => null);
    if (answer?.ok) setOlder([...older, (await answer.json()) as Page]);
    setFailed(!answer?.ok);
  };
  const mark = async (id: string, handled: Request['handled']) => {
    const isDone = await post(url, { id, handled });
    setFailed(!isDone);
    if (isDone) setMarks((all) => ({ ...all, [id]: handled }));
  };
  if (first.state === 'off')
    return <p>{say('Your requests come by mail.', 'Sus solicitudes llegan por correo.')}</p>;
  if (first.state === 'down')
    return <p>{say('Your agency took the site down.', 'Su agencia quitó el sitio.')}</p>;
  if (first.state === 'failed' || isFailed)
    return (
      <p role="alert">
        {say('Your site does not answer.', 'Su sitio no responde.')}{' '}
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            setFailed(false);
            first.again();
          }}
        >
          {say('Try again', 'Intentar otra vez')}
        </button>
      </p>
    );
  const requests = pages.flatMap((page) =>
    page.requests.map((request) => ({
      ...request,
      handled: request.id in marks ? (marks[request.id] ?? null) : request.handled,
    })),
  );
  if (first.state === 'there' && requests.length === 0)
    return (
      <p>{refused ? say('None.', 'Ninguna.') : say('No requests yet.', 'Todavía no hay solicitudes.')}</p>
    );
  return (
    <>
      <ul className="requests">
        {requests.map((request) => (
          <One key={request.id} request={request} mark={(handled) => void mark(request.id, handled)} />
        ))}
      </ul>
      {next ? (
        <button type="button" className="plain-button" onClick={() => void more()}>
          {say('Older requests', 'Solicitudes anteriores')}
        </button>
      ) : null}
    </>
  );
};

/** The requests of a business's visitors; possible spam is read only when it is opened. */
export const Requests = ({ business }: { business: number }) => {
  const say = useWords();
  const [isSpamOpen, setSpamOpen] = useState(false);
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{say('Requests', 'Solicitudes')}</h2>
      <List business={business} refused={false} />
      <details onToggle={({ currentTarget }) => setSpamOpen(currentTarget.open)}>
        <summary>{say('Sent by machines', 'Enviadas por máquinas')}</summary>
        {isSpamOpen ? <List business={business} refused /> : null}
      </details>
    </section>
  );
};
