/** Of every account of the demo shop. The README tells it to everybody. */
export const DEMO_PASSWORD = 'Demo1234*';
