'use client';

import { useField } from '@payloadcms/ui';
import { EditPicture, fileOf } from './edit-picture';
import { FieldShell, TextInput, type FieldProps } from './field-shell';
import { usePictureUrl } from '../findings';
import { useCaptions } from './use-caption';
import { AddPictures, type MediaDoc } from './upload-button';
import { Press, useWords } from '../basics';

/** The record has descriptions for these pictures; the site describes the others itself. */
const hasCaption = (path: string) => /^(beforeAfterGall|options__pages)\./.test(path);

/** One picture: uploaded, chosen among those that are there, or a link; with its description. */
export const PictureField = (props: FieldProps) => {
  const { value, setValue } = useField<string | null>({ path: props.path });
  const { captionOf, setCaption, takeWords } = useCaptions();
  const caption = captionOf(value);
  const pictureUrl = usePictureUrl();
  const say = useWords();
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
          <AddPictures
            label={say('Upload')}
            isDisabled={props.readOnly}
            onUploaded={([doc]) => take(doc)}
            onChosen={take}
          >
            {value && fileOf(value) ? <EditPicture url={value} onSaved={(doc) => take(doc, value)} /> : null}
            {value ? <Press onClick={() => setValue(null)}>{say('Remove')}</Press> : null}
          </AddPictures>
          {fileOf(value) ? null : (
            <TextInput
              label={say('Link to the picture')}
              placeholder="https://"
              value={value}
              maxLength={2000}
              disabled={props.readOnly}
              onChange={setValue}
            />
          )}
          {value && hasCaption(props.path) ? (
            <TextInput
              label={say('What the picture shows')}
              placeholder={say('What the picture shows')}
              value={caption}
              onChange={(text) => setCaption(value, text)}
            />
          ) : null}
        </div>
      </div>
    </FieldShell>
  );
};
