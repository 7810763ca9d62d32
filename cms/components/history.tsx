'use client';

import { useDocumentEvents, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { post, useAnswer } from './home/use-answer';
import { useWords } from './words';

type Version = {
  id: number;
  updatedAt: string;
  by: string | null;
  isPublished: boolean;
  name: string | null;
  changes: string[] | null;
};

/** The versions with their people, times and changes; each opens its comparison, which can restore it. */
export const History = () => {
  const { id } = useDocumentInfo();
  return id ? <Versions id={id} /> : null;
};

const Versions = ({ id }: { id: number | string }) => {
  const { mostRecentUpdate } = useDocumentEvents();
  const { i18n } = useTranslation();
  // The address changes with each save, so that the history is fetched again.
  const url = `/api/businesses/${id}/history?of=${mostRecentUpdate?.updatedAt ?? ''}`;
  const { data, again } = useAnswer<{ versions: Version[] }>(url);
  const say = useWords();
  if (!data?.versions.length) return null;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const rename = async ({ id: version, name }: Version) => {
    const typed = prompt(say('Name of this version', 'Nombre de esta versión'), name ?? '');
    if (typed === null) return;
    await post(`/api/businesses/${id}/history`, { version, name: typed });
    again();
  };
  return (
    <div className="history">
      <h3>{say('Versions', 'Versiones')}</h3>
      <ul>
        {data.versions.map((version) => (
          <li key={version.id}>
            <a href={`/admin/collections/businesses/${id}/versions/${version.id}`}>
              {version.name ? `${version.name} · ` : ''}
              {when.format(new Date(version.updatedAt))}
            </a>
            <span>
              {version.isPublished ? say('Published', 'Publicado') : say('Draft', 'Borrador')}
              {version.by ? `, ${version.by}` : ''}
            </span>
            <span>
              {version.changes ? version.changes.join(', ') : say('The first version', 'La primera versión')}
            </span>
            <button type="button" className="plain-button" onClick={() => void rename(version)}>
              {version.name ? say('Rename', 'Cambiar el nombre') : say('Give it a name', 'Ponerle nombre')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
