'use client';

import { useState } from 'react';
import { PictureLimits, UploadButton, type MediaDoc } from '../fields/upload-button';
import { Press, useWords } from '../basics';
import { useOutcome } from '../ask';

export type Banner = { text: string; from: string; to: string };
export type Project = { id: string; name: string };

/** Sends a change, which is public, or only in the draft. */
export const useAtOnce = (url: string) => {
  const say = useWords();
  const { outcome, setOutcome, send } = useOutcome(url, say('Not changed. Try again.'));
  const change = (body: object, done: string) =>
    send<{ isPublic: boolean }>(body, (json) =>
      json?.isPublic ? done : say('Saved. Your site shows it when you publish.'),
    );
  return { outcome, setOutcome, send: change };
};

/** A line on every page of the site, from one day to another; public at once. */
export const BannerForm = ({ business, shown }: { business: number; shown: Banner }) => {
  const say = useWords();
  const { outcome, send } = useAtOnce(`/api/businesses/${business}/banner`);
  const [banner, setBanner] = useState(shown);
  const days = [
    ['from', say('First day')],
    ['to', say('Last day')],
  ] as const;
  const show = () => send(banner, say('On your site now.'));
  const takeAway = async () => {
    const none = { text: '', from: '', to: '' };
    if (await send(none, say('Taken off your site.'))) setBanner(none);
  };
  return (
    <details>
      <summary>{say('Tell all visitors something')}</summary>
      <form className="at-once" action={() => void show()}>
        <label>
          {say('Announcement')}
          <input
            type="text"
            required
            maxLength={300}
            value={banner.text}
            onChange={({ target }) => setBanner({ ...banner, text: target.value })}
          />
        </label>
        {days.map(([name, label]) => (
          <label key={name}>
            {label}
            <input
              type="date"
              value={banner[name]}
              min={name === 'to' ? banner.from : undefined}
              onChange={({ target }) => setBanner({ ...banner, [name]: target.value })}
            />
          </label>
        ))}
        <p className="buttons">
          <button type="submit" className="plain-button">
            {say('Show it')}
          </button>
          {banner.text ? <Press onClick={takeAway}>{say('Take it away')}</Press> : null}
          <span role="status">{outcome}</span>
        </p>
      </form>
    </details>
  );
};

/** Photos from the phone into one of her projects; public at once. */
export const AddPhotos = ({ business, projects }: { business: number; projects: Project[] }) => {
  const say = useWords();
  const { outcome, setOutcome, send } = useAtOnce(`/api/businesses/${business}/photos`);
  const [project, setProject] = useState(projects[0]?.id ?? '');
  const add = (docs: MediaDoc[]) =>
    send({ project: project || null, photos: docs.map(({ id }) => id) }, say('On your site now.'));
  return (
    <details>
      <summary>{say('Add a photo to a project')}</summary>
      <div className="at-once">
        <label>
          {say('Project')}
          <select value={project} onChange={({ target }) => setProject(target.value)}>
            {projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{say('All my work')}</option>
          </select>
        </label>
        <p className="buttons">
          <UploadButton
            label={say('Take or choose photos')}
            business={business}
            multiple
            onStart={() => setOutcome('')}
            onUploaded={add}
          />
          <span role="status">{outcome}</span>
        </p>
        <PictureLimits />
      </div>
    </details>
  );
};
