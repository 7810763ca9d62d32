'use client';

import { useDocumentDrawer, useField, useListDrawer } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FieldShell, type FieldProps } from './field-shell';
import { usePictureUrl } from './findings';
import { useCaption } from './use-caption';
import { UploadButton } from './upload-button';
import { usePictureLimits, useUploads, type MediaDoc } from './use-uploads';
import { useWords } from './words';

/** The record has descriptions for these pictures; the site describes the others itself. */
const hasCaption = (path: string) => /^(beforeAfterGall|options__pages)\./.test(path);
const fileOf = (url: string | null) => /\/api\/media\/file\/([^/?]+)$/.exec(url ?? '')?.[1];

/** Opens an uploaded picture in Payload's editor: to crop it and to set its focal point. */
const EditPicture = ({ url, onSaved }: { url: string; onSaved: (doc: MediaDoc) => void }) => {
  const say = useWords();
  const [id, setId] = useState<number>();
  const [presses, setPresses] = useState(0);
  const [Drawer, , { openDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id });
  // The drawer is named by the id: it opens only after it was drawn with that id.
  const openDrawn = useEffectEvent(() => openDrawer());
  useEffect(() => {
    if (presses) openDrawn();
  }, [presses]);
  const open = async () => {
    const found = await fetch(`/api/media?depth=0&limit=1&where[filename][equals]=${fileOf(url)}`).then(
      (answer) => answer.json(),
    );
    if (!found.docs?.[0]) return;
    setId(found.docs[0].id);
    setPresses(presses + 1);
  };
  return (
    <>
      <button type="button" className="plain-button" onClick={() => void open()}>
        {say('Crop', 'Recortar')}
      </button>
      <Drawer onSave={({ doc }) => onSaved(doc as unknown as MediaDoc)} />
    </>
  );
};

/** One picture: uploaded, chosen among those that are there, or a link; with its description. */
export const PictureField = (props: FieldProps) => {
  const { value, setValue } = useField<string | null>({ path: props.path });
  const { upload, isBusy, busyText } = useUploads();
  const limits = usePictureLimits();
  const [caption, setCaption] = useCaption(value);
  const pictureUrl = usePictureUrl();
  const say = useWords();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] });
  const take = (doc?: MediaDoc) => {
    if (!doc) return;
    setValue(doc.url);
    if (doc.alt && hasCaption(props.path)) setCaption(doc.alt, doc.url);
  };
  return (
    <FieldShell {...props}>
      <div className="picture-field">
        {value ? <img src={pictureUrl(value)} alt={caption} /> : null}
        <div>
          <div className="buttons">
            <UploadButton
              label={busyText ?? say('Upload', 'Subir')}
              title={limits}
              isDisabled={props.readOnly || isBusy}
              onFiles={async (files) => take((await upload(files))[0])}
            />
            <button type="button" className="plain-button" onClick={openDrawer}>
              {say('Choose', 'Elegir')}
            </button>
            {value && fileOf(value) ? <EditPicture url={value} onSaved={take} /> : null}
            {value ? (
              <button type="button" className="plain-button" onClick={() => setValue(null)}>
                {say('Remove', 'Quitar')}
              </button>
            ) : null}
          </div>
          {fileOf(value) ? null : (
            <input
              type="text"
              aria-label={say('Link to the picture', 'Enlace a la imagen')}
              placeholder="https://"
              value={value ?? ''}
              maxLength={2000}
              disabled={props.readOnly}
              onChange={(event) => setValue(event.target.value || null)}
            />
          )}
          {value && hasCaption(props.path) ? (
            <input
              type="text"
              aria-label={say('What the picture shows', 'Qué muestra la imagen')}
              placeholder={say('What the picture shows', 'Qué muestra la imagen')}
              value={caption}
              maxLength={300}
              onChange={(event) => setCaption(event.target.value)}
            />
          ) : null}
        </div>
      </div>
      <ListDrawer
        onSelect={({ doc }) => {
          take(doc as unknown as MediaDoc);
          closeDrawer();
        }}
      />
    </FieldShell>
  );
};
