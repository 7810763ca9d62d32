'use client';

import { useEffect, useState } from 'react';
import type { Words } from '../../record/words';
import { useWords } from '../words';
import { AddPhotos, BannerForm, type Banner, type Project } from './at-once';
import { Requests } from './requests';
import { post, useAnswer } from './use-answer';

type Week = { leads: number; calls: number; messages: number; visits: number | null };
type Numbers = {
  url: string;
  today: string;
  closedToday: boolean;
  openNow: { isOpen: boolean; text: string } | null;
  week: Week;
  weekBefore: Week;
};
type Draft = { findings: { code: string; severity: string; words: Words }[]; url: string | null };
const MAX_TO_DO = 3;

const WeekInNumbers = ({ week, weekBefore }: Numbers) => {
  const say = useWords();
  const figures: [keyof Week, string][] = [
    ['leads', say('Requests', 'Solicitudes')],
    ['calls', say('Calls', 'Llamadas')],
    ['messages', say('Messages', 'Mensajes')],
    ['visits', say('Visits', 'Visitas')],
  ];
  return (
    <section aria-labelledby="week">
      <h2 id="week">{say('This week', 'Esta semana')}</h2>
      <dl className="figures">
        {figures.map(([name, label]) =>
          week[name] === null ? null : (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <strong>{week[name]}</strong>
                {weekBefore[name] === null ? null : (
                  <span>
                    {say('last week', 'la semana pasada')} {weekBefore[name]}
                  </span>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
};

/** Closes the business today on its public site, at once; the same button takes it back. */
type Closing = Pick<Numbers, 'today' | 'closedToday'> & { business: number; again: () => void };
const ClosedToday = ({ business, today, closedToday, again }: Closing) => {
  const say = useWords();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isClosed = pressed ?? closedToday;
  const [isFailed, setFailed] = useState(false);
  const change = async (closed: boolean) => {
    const isDone = await post(`/api/businesses/${business}/closed`, { date: today, closed });
    setFailed(!isDone);
    if (!isDone) return;
    setPressed(closed);
    again();
  };
  return (
    <>
      <button type="button" className="plain-button" onClick={() => void change(!isClosed)}>
        {isClosed ? say('Open after all', 'Abrimos hoy') : say('Closed today', 'Hoy cerrado')}
      </button>
      <span role="status">
        {isClosed ? say('Your site says: closed today.', 'Su sitio dice: hoy cerrado.') : null}
        {isFailed ? say('Not changed. Try again.', 'Sin cambio. Intente otra vez.') : null}
      </span>
    </>
  );
};

const AskForReview = ({ name, url }: { name: string; url: string }) => {
  const say = useWords();
  const [isCopied, setCopied] = useState(false);
  const text = say(
    `Thank you for choosing ${name}! Would you tell others how it went? ${url}`,
    `¡Gracias por elegir ${name}! ¿Nos cuenta cómo le fue? ${url}`,
  );
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    // Without the permission to copy, the text is shown for copying by hand.
    if (!isDone) return void prompt(say('Copy this text', 'Copie este texto'), text);
    setCopied(true);
  };
  return (
    <details>
      <summary>{say('Ask for a review', 'Pedir una reseña')}</summary>
      <p>{text}</p>
      <p className="buttons">
        <button type="button" className="plain-button" onClick={() => void copy()}>
          {isCopied ? say('Copied', 'Copiado') : say('Copy the text', 'Copiar el texto')}
        </button>
        <a className="plain-button" href={`sms:?&body=${encodeURIComponent(text)}`}>
          {say('Send it by text message', 'Enviarlo por mensaje de texto')}
        </a>
      </p>
    </details>
  );
};

type Props = {
  id: number;
  name: string;
  reviewUrl: string | null;
  banner: Banner;
  projects: Project[];
};

/** The first screen of an owner: her site's numbers, and the changes that owners make most. */
export const OwnerHome = ({ id, name, reviewUrl, banner, projects }: Props) => {
  const say = useWords();
  const form = `/admin/collections/businesses/${id}`;
  const { data: numbers, again } = useAnswer<Numbers>(`/api/businesses/${id}/numbers`);
  const { data: draft } = useAnswer<Draft>(`/api/businesses/${id}/findings`);
  const [seconds, setSeconds] = useState(0);
  // The site reads a change within seconds; the editor asks until the site confirms it.
  useEffect(() => {
    if (!seconds) return;
    const timer = setTimeout(() => (again(), setSeconds(seconds - 1)), 1000);
    return () => clearTimeout(timer);
  }, [seconds, again]);
  const toDo = draft?.findings.filter(({ severity }) => severity !== 'note').slice(0, MAX_TO_DO) ?? [];
  return (
    <main className="owner-home">
      <header>
        <h1>{name}</h1>
        <p className="buttons">
          <a className="plain-button" href={form}>
            {say('Change my website', 'Cambiar mi sitio')}
          </a>
          {numbers ? (
            <a className="plain-button" href={numbers.url} target="_blank" rel="noreferrer">
              {say('Open my website', 'Abrir mi sitio')}
            </a>
          ) : null}
        </p>
      </header>
      {numbers ? (
        <p className="buttons" data-open={numbers.openNow?.isOpen}>
          {numbers.openNow ? <strong>{numbers.openNow.text}</strong> : null}
          <ClosedToday business={id} {...numbers} again={() => setSeconds(5)} />
        </p>
      ) : null}
      <Requests business={id} />
      <div>
        <BannerForm business={id} shown={banner} />
        <AddPhotos business={id} projects={projects} />
        {reviewUrl ? <AskForReview name={name} url={reviewUrl} /> : null}
      </div>
      {numbers ? <WeekInNumbers {...numbers} /> : null}
      {toDo.length ? (
        <section aria-labelledby="to-do">
          <h2 id="to-do">{say('To do', 'Por hacer')}</h2>
          <ul>
            {toDo.map(({ code, words }, index) => (
              <li key={`${code}${index}`}>
                <a href={form}>{say(words.en, words.es)}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {draft?.url ? (
        <a className="site-picture" href={form}>
          <iframe src={draft.url} title="" tabIndex={-1} aria-hidden="true" loading="lazy" />
          <span>{say('My website, as it will look', 'Mi sitio, como se verá')}</span>
        </a>
      ) : null}
    </main>
  );
};
