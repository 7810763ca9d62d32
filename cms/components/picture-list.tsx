'use client';

import { useField, useListDrawer } from '@payloadcms/ui';
import { EditPicture, fileOf } from './edit-picture';
import { FieldShell, type FieldProps } from './field-shell';
import { usePictureUrl } from './findings';
import { useCaptions } from './use-caption';
import { UploadButton } from './upload-button';
import { usePictureLimits, useUploads, type MediaDoc } from './use-uploads';
import { useWords } from './words';

type Row = { id: string; value: string | null };

/** Many pictures: uploaded together, moved by buttons, each with its description. */
export const PictureList = (props: FieldProps) => {
  const { value, setValue } = useField<Row[] | null>({ path: props.path });
  const rows = Array.isArray(value) ? value : [];
  const { upload, isBusy, busyText } = useUploads();
  const limits = usePictureLimits();
  const { captionOf, setCaption, takeWords } = useCaptions();
  const pictureUrl = usePictureUrl();
  const say = useWords();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] });
  const add = (docs: MediaDoc[]) =>
    setValue([...rows, ...docs.map(({ url }) => ({ id: crypto.randomUUID(), value: url }))]);
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
          <li key={row.id}>
            {row.value ? <img src={pictureUrl(row.value)} alt={captionOf(row.value)} loading="lazy" /> : null}
            <input
              type="text"
              aria-label={say(`What picture ${index + 1} shows`, `Qué muestra la imagen ${index + 1}`)}
              placeholder={say('What it shows', 'Qué muestra')}
              value={captionOf(row.value)}
              maxLength={300}
              onChange={(event) => row.value && setCaption(row.value, event.target.value)}
            />
            <div className="buttons">
              <button
                type="button"
                className="plain-button"
                disabled={!index}
                aria-label={say(`Move picture ${index + 1} forward`, `Adelantar la imagen ${index + 1}`)}
                onClick={() => move(index, index - 1)}
              >
                ←
              </button>
              <button
                type="button"
                className="plain-button"
                disabled={index === rows.length - 1}
                aria-label={say(`Move picture ${index + 1} back`, `Atrasar la imagen ${index + 1}`)}
                onClick={() => move(index, index + 1)}
              >
                →
              </button>
              {row.value && fileOf(row.value) ? (
                <EditPicture
                  url={row.value}
                  label={say(`Crop picture ${index + 1}`, `Recortar la imagen ${index + 1}`)}
                  onSaved={(doc) => replace(row, doc)}
                />
              ) : null}
              <button
                type="button"
                className="plain-button"
                aria-label={say(`Remove picture ${index + 1}`, `Quitar la imagen ${index + 1}`)}
                onClick={() => setValue(rows.filter((one) => one !== row))}
              >
                ×
              </button>
            </div>
          </li>
        ))}
      </ol>
      <div className="buttons">
        <UploadButton
          label={busyText ?? say('Upload pictures', 'Subir imágenes')}
          isDisabled={isBusy}
          multiple
          onFiles={async (files) => add(await upload(files))}
        />
        <button type="button" className="plain-button" onClick={openDrawer}>
          {say('Choose', 'Elegir')}
        </button>
        <small>{limits}</small>
      </div>
      <ListDrawer
        onSelect={({ doc }) => {
          add([doc as unknown as MediaDoc]);
          takeWords(doc as unknown as MediaDoc, false);
          closeDrawer();
        }}
      />
    </FieldShell>
  );
};
