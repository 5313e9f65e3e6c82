import { configure } from '@testing-library/react'

// By default a wait gives up after a second; a part loaded on demand takes longer to import on a slow machine.
configure({ asyncUtilTimeout: 10_000 })
