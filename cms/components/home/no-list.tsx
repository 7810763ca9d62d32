import { redirect } from 'next/navigation';

/** Sends owners to their first page: the list of businesses and the trash are the agency's. */
export const NoListForOwners = ({ user }: { user?: { role?: string } }) => {
  if (user?.role !== 'agency') redirect('/admin');
  return null;
};
