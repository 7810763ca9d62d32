/** For a year browsers use TLS only. Sent only by a server with TLS. */
export const transportSecurity = 'max-age=31536000';
