'use client';

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import type { HistoryAnswer } from '../changes/history';
import { post, useAnswer } from './ask';
import { Press, useMoments, useWords } from './basics';

/** The versions with their people, times and changes; each opens its comparison, which can restore it. */
export const History = () => {
  const { id } = useDocumentInfo();
  return id ? <Versions id={id} /> : null;
};

const Versions = ({ id }: { id: number | string }) => {
  const { mostRecentUpdate } = useDocumentEvents();
  // The address changes with each save, so that the history is fetched again.
  const url = `/api/businesses/${id}/history?of=${mostRecentUpdate?.updatedAt ?? ''}`;
  const { data, again } = useAnswer<HistoryAnswer>(url);
  const say = useWords();
  const when = useMoments();
  if (!data?.versions.length) return null;
  const rename = async ({ id: version, name }: HistoryAnswer['versions'][number]) => {
    const typed = prompt(say('Name of this version'), name ?? '');
    if (typed === null) return;
    await post(`/api/businesses/${id}/history`, { version, name: typed });
    again();
  };
  return (
    <div className="history">
      <h3>{say('Versions')}</h3>
      <ul>
        {data.versions.map((version) => (
          <li key={version.id}>
            <a href={`/admin/collections/businesses/${id}/versions/${version.id}`}>
              {version.name ? `${version.name} · ` : ''}
              {when(version.updatedAt)}
            </a>
            <span>
              {version.isPublished ? say('Published') : say('Draft')}
              {version.by ? `, ${version.by}` : ''}
            </span>
            <span>{version.changes ? version.changes.join(', ') : say('The first version')}</span>
            <Press onClick={() => rename(version)}>
              {version.name ? say('Rename') : say('Give it a name')}
            </Press>
          </li>
        ))}
      </ul>
    </div>
  );
};
