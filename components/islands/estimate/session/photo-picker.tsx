import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { photoLimits } from '@/lib/leads/form/fields';
import type { ErrorCode } from '@/lib/leads/form/lead-schema';
import type { SessionContent } from './session-state';

const removeSign = [
  'grid size-7 place-items-center rounded-full border border-line bg-page',
  'text-xl leading-none text-heading shadow',
].join(' ');

const Preview = ({ photo }: { photo: File }) => {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    picture.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return (
    <img
      ref={picture}
      alt=""
      className="size-20 rounded-lg border border-line bg-tint object-cover sm:size-24"
    />
  );
};

type Props = {
  form: HTMLFormElement;
  content: SessionContent;
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
};

const isPicture = ({ type }: File) => (photoLimits.types as readonly string[]).includes(type);
const isSmallEnough = ({ size }: File) => size <= photoLimits.bytes;

const problemOf = (chosen: readonly File[], kept: readonly File[]): ErrorCode | null => {
  if (!chosen.every(isPicture)) return 'photoType';
  if (!chosen.every(isSmallEnough)) return 'photoSize';
  return kept.length + chosen.length > photoLimits.count ? 'photos' : null;
};

export const PhotoPicker = ({ form, content: { messages, errors }, photos, onChange }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const place = form.querySelector('[data-photos]');
  if (!place) return null;

  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    setProblem(problemOf(chosen, photos));
    const usable = chosen.filter((file) => isPicture(file) && isSmallEnough(file));
    onChange([...photos, ...usable].slice(0, photoLimits.count));
  };

  const remove = (removed: number) => {
    setProblem(null);
    onChange(photos.filter((_, index) => index !== removed));
    input.current?.focus();
  };

  return createPortal(
    <>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={photoLimits.types.join(',')}
        onChange={add}
        aria-describedby={`${id}-hint`}
        className="sr-only"
      />
      <label htmlFor={id} className="btn btn-line cursor-pointer">
        {messages.addPhotos}
      </label>
      <p id={`${id}-hint`} className="mt-2 text-base">
        {messages.photosHint}
      </p>
      {problem && (
        <p role="alert" className="field-error">
          {errors[problem]}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2.5 sm:gap-3">
          {photos.map((photo, index) => (
            <li key={index} className="relative">
              <Preview photo={photo} />
              <button
                type="button"
                aria-label={messages.removePhoto.replace('{n}', String(index + 1))}
                onClick={() => remove(index)}
                className="absolute -end-2 -top-2 grid size-11 cursor-pointer place-items-center"
              >
                <span aria-hidden="true" className={removeSign}>
                  ×
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>,
    place,
  );
};
