'use client';

import { useField, useListDrawer } from '@payloadcms/ui';
import { EditPicture, fileOf } from './edit-picture';
import { FieldShell, type FieldProps } from './field-shell';
import { usePictureUrl } from './findings';
import { useCaptions } from './use-caption';
import { UploadButton } from './upload-button';
import { usePictureLimits, useUploads, type MediaDoc } from './use-uploads';
import { useWords } from './words';

/** The record has descriptions for these pictures; the site describes the others itself. */
const hasCaption = (path: string) => /^(beforeAfterGall|options__pages)\./.test(path);

/** One picture: uploaded, chosen among those that are there, or a link; with its description. */
export const PictureField = (props: FieldProps) => {
  const { value, setValue } = useField<string | null>({ path: props.path });
  const { upload, isBusy, busyText } = useUploads();
  const limits = usePictureLimits();
  const { captionOf, setCaption, takeWords } = useCaptions();
  const caption = captionOf(value);
  const pictureUrl = usePictureUrl();
  const say = useWords();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] });
  const take = (doc?: MediaDoc, before?: string) => {
    if (!doc) return;
    setValue(doc.url);
    takeWords(doc, hasCaption(props.path), before);
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
            {value && fileOf(value) ? <EditPicture url={value} onSaved={(doc) => take(doc, value)} /> : null}
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
              onChange={(event) => setCaption(value, event.target.value)}
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
