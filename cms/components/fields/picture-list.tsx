'use client';

import { useField, useForm } from '@payloadcms/ui';
import { EditPicture, fileOf } from './edit-picture';
import { FieldShell, TextInput, type FieldProps } from './field-shell';
import { usePictureUrl } from '../findings';
import { useCaptions } from './use-caption';
import { AddPictures, type MediaDoc } from './upload-button';
import { Press, useWords } from '../basics';

type Row = { id: string; value: string | null };

/** Many pictures: uploaded together, moved by buttons, each with its description. */
export const PictureList = (props: FieldProps) => {
  const { value, setValue } = useField<Row[] | null>({ path: props.path });
  const { getField } = useForm();
  const rows = Array.isArray(value) ? value : [];
  const { captionOf, setCaption, takeWords } = useCaptions();
  const pictureUrl = usePictureUrl();
  const say = useWords();
  const add = (docs: MediaDoc[]) => {
    // An upload takes seconds, in which the list may change.
    const now = getField(props.path)?.value;
    const added = docs.map(({ url }) => ({ id: crypto.randomUUID(), value: url }));
    setValue([...(Array.isArray(now) ? (now as Row[]) : []), ...added]);
  };
  const move = (from: number, to: number) => {
    const next = rows.filter((_, index) => index !== from);
    next.splice(to, 0, rows[from] as Row);
    setValue(next);
  };
  const replace = (row: Row, doc: MediaDoc) => {
    setValue(rows.map((one) => (one === row ? { ...row, value: doc.url } : one)));
    takeWords(doc, true, row.value);
  };
  return (
    <FieldShell {...props}>
      <ol className="picture-list">
        {rows.map((row, index) => (
          // The id of a row of Payload's: a touch in the preview finds it.
          <li key={row.id} id={`${props.path.replaceAll('.', '-')}-row-${index}`}>
            {row.value ? <img src={pictureUrl(row.value)} alt={captionOf(row.value)} loading="lazy" /> : null}
            <TextInput
              label={say('What picture {number} shows', { number: index + 1 })}
              placeholder={say('What it shows')}
              value={captionOf(row.value)}
              onChange={(text) => row.value && setCaption(row.value, text)}
            />
            <div className="buttons">
              {(
                [
                  [-1, '←', say('Move picture {number} forward', { number: index + 1 })],
                  [1, '→', say('Move picture {number} back', { number: index + 1 })],
                ] as const
              ).map(([way, arrow, label]) => (
                <Press
                  key={way}
                  disabled={!rows[index + way]}
                  aria-label={label}
                  onClick={() => move(index, index + way)}
                >
                  {arrow}
                </Press>
              ))}
              {row.value && fileOf(row.value) ? (
                <EditPicture
                  url={row.value}
                  label={say('Crop picture {number}', { number: index + 1 })}
                  onSaved={(doc) => replace(row, doc)}
                />
              ) : null}
              <Press
                aria-label={say('Remove picture {number}', { number: index + 1 })}
                onClick={() => setValue(rows.filter((one) => one !== row))}
              >
                ×
              </Press>
            </div>
          </li>
        ))}
      </ol>
      <AddPictures
        label={say('Upload pictures')}
        multiple
        onUploaded={add}
        onChosen={(doc) => {
          add([doc]);
          takeWords(doc, false);
        }}
      />
    </FieldShell>
  );
};
