'use client';

import { FieldDescription, useDocumentEvents, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { StaticDescription } from 'payload';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { hoursToChoose, readingOf } from '../record/reading';
import type { Week } from '../record/hours-by-day';
import type { ShownFinding } from '../database/tables';
import type { DraftAnswer } from '../site/previews';
import { ask, post, useAnswer } from './ask';
import { SaveQuestions } from './saving/save-state';
import { plainPath } from './wire-path';
import { Press, useWords } from './basics';

const nothing: DraftAnswer = { findings: [], url: null, understood: null, oldWebsite: null };
const Draft = createContext<DraftAnswer & { load: (id: string) => unknown }>({
  ...nothing,
  load: () => undefined,
});

const QUIET_MS = 1_000;
/** The time of the last touch or key; Infinity while a finger is held down, as to drag an entry. */
let lastTouch = 0;
if (typeof window !== 'undefined')
  for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'keydown'])
    addEventListener(name, () => void (lastTouch = name === 'pointerdown' ? Infinity : Date.now()), true);
/** Waits until nobody touches the page: a line that appears would move the control under a finger. */
const quiet = async (): Promise<void> => {
  for (let left = 1; left > 0;) {
    left = Math.min(lastTouch + QUIET_MS - Date.now(), QUIET_MS);
    if (left > 0) await new Promise((done) => setTimeout(done, left));
  }
};

export const DraftProvider = ({ children }: { children: ReactNode }) => {
  const [answer, setAnswer] = useState(nothing);
  const asked = useRef(0);
  const load = useCallback(async (id: string) => {
    const turn = (asked.current += 1);
    const { status, json } = await ask<DraftAnswer>(`/api/businesses/${id}/findings`);
    if (status) await quiet();
    if (status && turn === asked.current) setAnswer((status === 200 && json) || nothing);
  }, []);
  return <Draft value={{ ...answer, load }}>{children}</Draft>;
};

/** Asks anew after each save. @returns the link of the draft */
export const useDraftLink = (): string | null => {
  const { url, load } = useContext(Draft);
  const { id } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  useEffect(() => {
    if (id) void load(String(id));
  }, [id, load, mostRecentUpdate]);
  return url;
};

/** The link of the draft, once the site's answer is there. */
export const useDraftUrl = (): string | null => useContext(Draft).url;

/** The address of a picture in a record: `/assets/` belongs to the site. */
export const usePictureUrl = (): ((url: string) => string) => {
  const draft = useDraftUrl();
  return (url) => (draft && url.startsWith('/assets/') ? new URL(url, draft).href : url);
};

export const useReadHours = (): Week | null => hoursToChoose(useContext(Draft).understood);

/** Of findings with the same key one is shown; at the head of the form, notes have their code as the key. */
const keyOf = ({ severity, code, field, words }: ShownFinding) =>
  severity === 'note' && !field ? code : words.en;
/** The colour that the site shows in place of a colour of `styles`. */
export const useShownColour = (path: string): string | undefined =>
  useContext(Draft).understood?.colours?.[plainPath(path).replace('styles.', '')];

/** The doctor's findings about this field; without a path, about the business as a whole. */
const FieldFindings = ({ path }: { path?: string }) => {
  const { findings, load } = useContext(Draft);
  const { id } = useDocumentInfo();
  const say = useWords();
  const here = findings
    .filter(({ field }) => (path && field ? plainPath(field) === plainPath(path) : !field && !path))
    .filter((one, index, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index);
  if (!here.length) return null;
  const confirm = async (field: string | null) =>
    (await post(`/api/businesses/${id}/found`, { field })) && load(String(id));
  return (
    <ul className="findings">
      {here.map((finding, index) => (
        <li key={`${finding.code}${index}`} data-severity={finding.severity}>
          {say(finding.words)}
          {finding.severity === 'found' ? (
            <Press onClick={() => confirm(finding.field)}>{say('That is right')}</Press>
          ) : null}
        </li>
      ))}
    </ul>
  );
};

/** The site's reading of a field in plain words, so that its owner sees a wrong one. */
const SiteReads = ({ path }: { path: string }) => {
  const { understood } = useContext(Draft);
  const value = useFormFields(([fields]) => fields[path]?.value);
  const say = useWords();
  const words = understood && readingOf(understood, plainPath(path), value);
  if (!words) return null;
  return <p className="site-reads">{say('Your site reads: {words}', { words })}</p>;
};

/** The old Home as a picture: its copy, without scripts and links, in a frame without permissions. */
const OldHome = ({ id }: { id: string }) => {
  const say = useWords();
  const { data } = useAnswer<{ home: string }>(`/api/businesses/${id}/old-home`);
  if (!data) return null;
  return (
    <details className="old-home" open>
      <summary>{say('The old Home')}</summary>
      <div>
        <iframe sandbox="" srcDoc={data.home} title={say('The old Home')} tabIndex={-1} aria-hidden inert />
      </div>
    </details>
  );
};

/** Of a business that was read from an old website: fields to confirm, its Home, its addresses. */
const FromOldWebsite = () => {
  const { oldWebsite, findings } = useContext(Draft);
  const { id } = useDocumentInfo();
  const say = useWords();
  if (!oldWebsite) return null;
  const count = findings.filter(({ severity }) => severity === 'found').length;
  return (
    <>
      <p className="site-reads buttons">
        {count > 0 ? say('Read from the old website; fields to confirm: {count}.', { count }) : null}
        <a href={oldWebsite} target="_blank" rel="noreferrer">
          {say('Open the old website')}
        </a>
        <a href={`/api/businesses/${id}/redirects`} download>
          {say('Redirects from its addresses (file)')}
        </a>
      </p>
      {count > 0 && id ? <OldHome id={String(id)} /> : null}
    </>
  );
};

/** Findings that concern no single field. */
export const GeneralFindings = () => (
  <>
    <SaveQuestions />
    <FromOldWebsite />
    <FieldFindings />
  </>
);

type Props = {
  path: string;
  field: { admin?: { description?: StaticDescription } };
};

/** The help below a field, and the doctor's findings about it. */
export const HelpWithFindings = ({ path, field }: Props) => (
  <>
    <FieldFindings path={path} />
    <SiteReads path={path} />
    <FieldDescription description={field.admin?.description} path={path} />
  </>
);
