/** The URL of a picture or video that the browser fetches itself; https, because the page's policy allows nothing else. */
export const directSource = (src: string): string => src.replace(/^http:/i, 'https:');
