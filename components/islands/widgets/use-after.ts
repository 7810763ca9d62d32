import { useEffect, useState } from 'react';

/** False, and true once the component has been on the page for so many milliseconds. */
export const useAfter = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};
