'use client';

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { plainPath } from './wire-path';

export type Finding = {
  code: string;
  severity: string;
  field?: string;
  message?: string;
  places?: { field?: string }[];
};
const Findings = createContext<{ all: Finding[]; load: (id: string) => void }>({
  all: [],
  load: () => undefined,
});

/** Keeps what the site's doctor says of the draft that is open. */
export const FindingsProvider = ({ children }: { children: ReactNode }) => {
  const [all, setAll] = useState<Finding[]>([]);
  const load = (id: string) =>
    void fetch(`/api/businesses/${id}/findings`)
      .then((answer) => (answer.ok ? answer.json() : { findings: [] }))
      .then(({ findings }) => setAll(findings))
      .catch(() => undefined);
  return <Findings value={{ all, load }}>{children}</Findings>;
};

/** Reads the findings anew after each save. */
export const useLoadedFindings = (): Finding[] => {
  const { all, load } = useContext(Findings);
  const { id } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  useEffect(() => {
    if (id) load(String(id));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, mostRecentUpdate]);
  return all;
};

/** What the doctor says of this field. */
export const FieldFindings = ({ path }: { path: string }) => {
  const { all } = useContext(Findings);
  const here = all.filter(({ field }) => field && plainPath(field) === plainPath(path));
  if (!here.length) return null;
  return (
    <ul className="findings">
      {here.map(({ code, severity, message }, index) => (
        <li key={`${code}${index}`} data-severity={severity}>
          {message ?? code}
        </li>
      ))}
    </ul>
  );
};
