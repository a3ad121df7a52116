/** Password of every account of the demo shop. The README publishes it. */
export const DEMO_PASSWORD = 'Demo1234*';
