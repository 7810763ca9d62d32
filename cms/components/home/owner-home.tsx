'use client';

import { useEffect, useState } from 'react';
import type { DraftAnswer } from '../../site/previews';
import { Press, SitePicture, useCopy, useWords } from '../basics';
import { AddPhotos, BannerForm, useAtOnce, type Banner, type Project } from './at-once';
import { Requests } from './requests';
import { useAnswer } from '../ask';

type Week = { leads: number; calls: number; messages: number; visits: number | null };
type Numbers = {
  url: string;
  today: string;
  closedToday: boolean;
  openNow: { isOpen: boolean; text: string } | null;
  week: Week;
  weekBefore: Week;
};
const MAX_TO_DO = 3;

const WeekInNumbers = ({ week, weekBefore }: Numbers) => {
  const say = useWords();
  const figures: [keyof Week, string][] = [
    ['leads', say('Requests')],
    ['calls', say('Calls')],
    ['messages', say('Messages')],
    ['visits', say('Visits')],
  ];
  return (
    <section aria-labelledby="week">
      <h2 id="week">{say('This week')}</h2>
      <dl className="figures">
        {figures.map(([name, label]) =>
          week[name] === null ? null : (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <strong>{week[name]}</strong>
                {weekBefore[name] === null ? null : (
                  <span>
                    {say('last week')} {weekBefore[name]}
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
  const { outcome, send } = useAtOnce(`/api/businesses/${business}/closed`);
  const change = async (closed: boolean) => {
    const isDone = await send({ date: today, closed }, closed ? say('Your site says: closed today.') : '');
    if (isDone) setPressed(closed);
    if (isDone) again();
  };
  return (
    <>
      <Press onClick={() => change(!isClosed)}>
        {isClosed ? say('Open after all') : say('Closed today')}
      </Press>
      <span role="status">{outcome || (isClosed ? say('Your site says: closed today.') : null)}</span>
    </>
  );
};

const AskForReview = ({ name, url }: { name: string; url: string }) => {
  const say = useWords();
  const [isCopied, copy] = useCopy(say('Copy this text'));
  const text = say('Thank you for choosing {name}! Would you tell others how it went? {url}', { name, url });
  return (
    <details>
      <summary>{say('Ask for a review')}</summary>
      <p>{text}</p>
      <p className="buttons">
        <Press onClick={() => copy(text)}>{isCopied ? say('Copied') : say('Copy the text')}</Press>
        <a className="plain-button" href={`sms:?&body=${encodeURIComponent(text)}`}>
          {say('Send it by text message')}
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
  const { data: draft } = useAnswer<DraftAnswer>(`/api/businesses/${id}/findings`);
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
            {say('Change my website')}
          </a>
          {numbers ? (
            <a className="plain-button" href={numbers.url} target="_blank" rel="noreferrer">
              {say('Open my website')}
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
          <h2 id="to-do">{say('To do')}</h2>
          <ul>
            {toDo.map(({ code, words }, index) => (
              <li key={`${code}${index}`}>
                <a href={form}>{say(words)}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {draft?.url ? (
        <a className="site-picture" href={form}>
          <SitePicture src={draft.url} />
          <span>{say('My website, as it will look')}</span>
        </a>
      ) : null}
    </main>
  );
};
