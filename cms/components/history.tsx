'use client';

import { useDocumentEvents, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useWords } from './words';

type Version = { id: string; updatedAt: string; version: { editedBy?: string; _status?: string } };

/** Who changed what and when: each entry opens the comparison, from which it can be restored. */
export const History = () => {
  const { id } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const { i18n } = useTranslation();
  const [versions, setVersions] = useState<Version[]>([]);
  const say = useWords();
  useEffect(() => {
    if (!id) return;
    const query = `depth=0&limit=8&sort=-updatedAt&where[parent][equals]=${id}&select[version][editedBy]=true&select[version][_status]=true&select[updatedAt]=true`;
    void fetch(`/api/businesses/versions?${query}`)
      .then((answer) => answer.json())
      .then(({ docs }) => setVersions(docs ?? []))
      .catch(() => undefined);
  }, [id, mostRecentUpdate]);
  if (!versions.length) return null;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="history">
      <h3>{say('Versions', 'Versiones')}</h3>
      <ul>
        {versions.map(({ id: version, updatedAt, version: { editedBy, _status } }) => (
          <li key={version}>
            <a href={`/admin/collections/businesses/${id}/versions/${version}`}>
              {when.format(new Date(updatedAt))}
            </a>
            <span>
              {_status === 'published' ? say('Published', 'Publicado') : say('Draft', 'Borrador')}
              {editedBy ? `, ${editedBy}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
