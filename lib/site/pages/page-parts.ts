import { heroPicture, pickFor, widePictures } from '@/lib/content/record/choose-picture';
import type { Project } from '@/lib/content/gallery/gallery-pages';
import type { PageOf } from './page-definition';

export const hasPictures = (project: Project): boolean => project.pictures.length > 0;
export const anyPicture = ({ site, path }: PageOf<unknown>) => ({
  picture: pickFor(path, widePictures(site)) ?? heroPicture(site),
});
